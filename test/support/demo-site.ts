import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startDevServer } from '@web/dev-server';
import { inPackage } from '../package/package.js';

/** The demo as a server hands it out. */
export interface Site {
  readonly address: string;
  /** Texts in the place of files, by path. */
  readonly changed: Map<string, string>;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The files as they are, from a server that knows nothing of them. */
export async function plainSite(): Promise<Site> {
  const changed = new Map<string, string>();
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    try {
      const body = changed.get(pathname) ?? readFileSync(inPackage(pathname.slice(1)));
      response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/demo/`,
    changed,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** As `npm start` serves it. */
export async function startedSite(): Promise<Site> {
  const { default: config } = await import(pathToFileURL(inPackage('web-dev-server.config.mjs')).href);
  const server = await startDevServer({
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
    config: { ...config, rootDir: inPackage(''), open: false, watch: false },
  });
  return {
    address: `http://localhost:${server.config.port}/demo/`,
    changed: new Map(),
    async stop() {
      await server.stop();
    },
  };
}
