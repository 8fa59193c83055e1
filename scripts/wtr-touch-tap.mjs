/**
 * Test command: `executeServerCommand('touch-tap', { x, y })` taps with a finger where the page's viewport has x, y.
 * Answers false, having done nothing, in engines that cannot be touched from outside.
 */
export const touchTap = {
  name: 'touch-tap',
  async executeCommand({ command, payload, session }) {
    if (command !== 'touch-tap') return undefined;
    if (session.browser.name !== 'Chrome') return false;
    await session.browser.getPage(session.id).touchscreen.tap(payload.x, payload.y);
    return true;
  },
};
