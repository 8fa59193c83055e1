export {
  MahjongSettlerChangeEvent,
  MahjongSettlerErrorEvent,
  MahjongSettlerSettledEvent,
  MahjongSettlerStepEvent,
} from './events.js';
export { MahjongSettler } from './mahjong-settler.js';
