import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './open-shop.ts'

/** A cache in front of a shop. */
export interface Cache {
  readonly origin: string
  close: () => Promise<void>
}

/** Starts nginx, of the Debian package nginx-light, which keeps what the shop at `origin` lets it keep. */
export async function openNginxCache(origin: string): Promise<Cache> {
  const [port, directory] = [await freePort(), await mkdtemp(join(tmpdir(), 'krishi-nginx-'))]
  // Who starts it as root has it answered by a user of nginx.
  await chmod(directory, 0o755)
  const config = `
    worker_processes 1;
    daemon off;
    pid ${directory}/pid;
    error_log stderr warn;
    events { worker_connections 1024; }
    http {
      access_log off;
      client_body_temp_path ${directory}/body;
      proxy_temp_path ${directory}/proxy;
      proxy_cache_path ${directory}/pages keys_zone=pages:10m;
      map $http_user_agent $app { ~*KrishiApp app; default ''; }
      server {
        listen 127.0.0.1:${String(port)};
        location / {
          proxy_pass ${origin};
          proxy_http_version 1.1;
          proxy_set_header Connection '';
          proxy_set_header User-Agent $app;
          proxy_cache pages;
          proxy_cache_lock on;
          proxy_cache_background_update on;
        }
      }
    }`
  await writeFile(join(directory, 'nginx.conf'), config)
  const server = spawn('nginx', ['-p', directory, '-c', join(directory, 'nginx.conf')], { stdio: 'inherit' })
  const cached = `http://127.0.0.1:${String(port)}`
  for (let tries = 0; tries < 50; tries += 1) {
    const isOpen = await fetch(`${cached}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOpen) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin: cached,
    async close() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
