import type { MahjongSettler } from './mahjong-settler.js';

export {
  MahjongSettlerChangeEvent,
  MahjongSettlerErrorEvent,
  MahjongSettlerSettledEvent,
  MahjongSettlerStepEvent,
} from './events.js';
export { MahjongSettler } from './mahjong-settler.js';

declare global {
  interface HTMLElementTagNameMap {
    'mahjong-settler': MahjongSettler;
  }
}
