/*
 * Keeps the screen on while the page is seen. The browser itself lets go of it when the page is hidden.
 */

/** `control` is a switch that tells whether the screen is kept on; `note` says why it is not. */
export function keepAwake(control, note) {
  const { wakeLock } = navigator;
  if (!wakeLock) {
    control.hidden = true;
    note.textContent = 'This browser lets the screen sleep.';
    return;
  }
  let isWanted = true;
  let lock;

  const show = () => {
    control.setAttribute('aria-checked', String(lock !== undefined));
  };

  const hold = async () => {
    if (!isWanted || lock || document.visibilityState !== 'visible') return;
    try {
      const held = await wakeLock.request('screen');
      // The switch may have been turned off, or another request may have been quicker.
      if (!isWanted || lock) return void held.release();
      lock = held;
      note.textContent = '';
      held.addEventListener('release', () => {
        lock = undefined;
        show();
      });
    } catch {
      // Some browsers wait for a tap, and some refuse while the battery is low.
    }
    show();
  };

  control.addEventListener('click', async () => {
    isWanted = !lock;
    if (!isWanted) return lock.release();
    await hold();
    if (!lock) note.textContent = 'This device lets the screen sleep now.';
  });
  document.addEventListener('visibilitychange', hold);
  document.addEventListener('pointerup', ({ target }) => {
    if (!control.contains(target)) hold();
  });
  hold();
}
