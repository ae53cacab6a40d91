import { type ServerType, serve } from '@hono/node-server';
import { createMailApp } from './mail-service/app.ts';
import { createPostman } from './mail-service/smtp.ts';
import { HOST, PROJECT_ID } from './project.ts';

export const LOCAL_TEAMS = {
  gst: 'gst-team@agency.example',
  approver: 'approver@agency.example',
  review: 'review-team@agency.example',
};

export interface MailServiceOptions {
  port: number;
  smtpPort: number;
  webPort: number;
}

export async function startMailService(options: MailServiceOptions): Promise<() => Promise<void>> {
  const postman = createPostman(HOST, options.smtpPort);
  const app = createMailApp({
    projectId: PROJECT_ID,
    portalOrigins: [`http://${HOST}:${options.webPort}`, `http://localhost:${options.webPort}`],
    teams: LOCAL_TEAMS,
    deliver: postman.deliver,
  });
  const server = await new Promise<ServerType>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, hostname: HOST, port: options.port }, () => resolve(starting));
    starting.once('error', reject);
  });
  return async () => {
    postman.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
}
