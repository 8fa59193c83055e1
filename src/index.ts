import { MahjongSettler } from './element/index.js';

export * from './element/index.js';

// Imported on a server, there is no registry: the class is there all the same.
if (typeof customElements !== 'undefined') MahjongSettler.define();
