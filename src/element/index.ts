export { MahjongSettlerChangeEvent, MahjongSettlerErrorEvent, MahjongSettlerSettledEvent } from './events.js';
export { MahjongSettler } from './mahjong-settler.js';
