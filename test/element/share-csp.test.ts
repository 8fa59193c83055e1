import { expect } from '@open-wc/testing';
import { parseNotation } from '../../src/engine/index.js';
import { pageAt, settlerIn } from '../support/framed.js';
import { alerts, drawn, press } from '../support/mounted.js';
import { copyBy, fragmentOf, opened, openShare, saveBy } from '../support/share.js';

const record = parseNotation('players Ann, Bo, Chen, Dee; kong S concealed; win N 2 fan from S');

describe('share: a page that allows its own files alone', () => {
  it('blocks nothing of it', async () => {
    const page = await pageAt(`/test/fixtures/csp.html#${await fragmentOf(record)}`);
    const { window, document } = page;
    const { violations } = window as unknown as { violations: string[] };
    const host = await settlerIn(page);
    host.setAttribute('share-url', '');
    await opened(host, () => host.record.rounds.length > 0);
    expect(host.record).to.deep.equal(record);
    await openShare(host);
    expect((await copyBy(host, 'Copy as link')).text).to.contain('/csp.html#mahjong-settler=');
    await copyBy(host, 'Copy as plain HTML');
    expect((await saveBy(host, 'Save the ledger')).text).to.contain('concealed');
    expect((await saveBy(host, 'Save the picture')).text).to.match(/fill="#[0-9a-f]{6}"/);
    window.dispatchEvent(new window.Event('beforeprint'));
    window.dispatchEvent(new window.Event('afterprint'));
    await press(host, 'Close');
    window.location.hash = 'mahjong-settler=broken';
    await opened(host, () => alerts(host).length > 0);
    await press(host, 'Dismiss');
    await drawn(host);
    // The next violation is made here, and tells that those before it have been told.
    document.body.setAttribute('style', 'color: red');
    await opened(host, () => violations.length > 0);
    expect(violations).to.have.lengthOf(1);
    expect(violations[0]).to.match(/^style-src/);
  });
});
