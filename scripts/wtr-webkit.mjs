import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { webdriverLauncher } from '@web/test-runner-webdriver';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * WebKitGTK under a virtual screen. Port and screen are free ones, so that two runs do not meet. Returns the launcher and
 * the plugin that starts and stops the processes it needs.
 */
export async function webkit({ webkitDriver, miniBrowser, xvfb }, env) {
  const port = await freePort();
  const children = [];
  const stop = () => children.forEach((child) => child.kill());
  const start = (...args) => {
    const child = spawn(...args);
    children.push(child);
    return child;
  };

  const plugin = {
    name: 'webkit-driver',
    async serverStart() {
      process.once('exit', stop);
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
      // Xvfb writes the number of the screen that it found free to the file descriptor that it is told.
      const screen = start(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      });
      const [display] = await once(screen.stdio[3], 'data');
      start(webkitDriver, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...env, DISPLAY: `:${String(display).trim()}` },
      });
      for (let tries = 0; tries < 50; tries++) {
        const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
        if (status?.ok) return;
        await sleep(100);
      }
      throw new Error('WebKitWebDriver did not start');
    },
    serverStop: stop,
  };

  const launcher = webdriverLauncher({
    automationProtocol: 'webdriver',
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'error',
    capabilities: {
      browserName: 'MiniBrowser',
      // The driver does not speak WebDriver BiDi, which would be asked for by default.
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    },
  });

  return { launcher, plugin };
}
