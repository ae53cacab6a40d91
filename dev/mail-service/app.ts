import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { approvalPayload, GstPayload, invitationPayload, noticePayload, WelcomePayload } from './payloads.ts';
import {
  type Agency,
  approvalMail,
  gstMail,
  invitationMail,
  type Mail,
  noticeMail,
  type Teams,
  welcomeMail,
} from './templates.ts';
import { uidOfHeader } from './token.ts';

export interface MailAppOptions {
  projectId: string;
  /**
   * The only origins that may call from a browser, and that links lead to. The first is named in mails without a
   * link.
   */
  portalOrigins: readonly [string, ...string[]];
  teams: Teams;
  /** Resolves with the message id, rejects when the mail server refuses the mail. */
  deliver: (mail: Mail) => Promise<string>;
}

const MAX_BODY_BYTES = 64 * 1024;

/** Answers {messageID}, or {error} with 400 (payload), 401 (token), 413 (size) or 502 (mail server). */
export function createMailApp({ projectId, portalOrigins, teams, deliver }: MailAppOptions): Hono {
  const agency = { teams, portal: portalOrigins[0] };
  const app = new Hono();
  app.use(
    cors({
      origin: [...portalOrigins],
      allowMethods: ['POST'],
      allowHeaders: ['Authorization', 'Content-Type'],
      maxAge: 600,
    }),
  );
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ error: 'The request is too large.' }, 413),
    }),
  );
  app.use('/api/*', async (c, next) => {
    if (uidOfHeader(c.req.header('Authorization'), projectId, new Date()) === null) {
      return c.json({ error: 'A valid ID token is needed.' }, 401);
    }
    return next();
  });

  function post<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    write: (payload: v.InferOutput<Schema>, agency: Agency) => Mail,
  ): void {
    app.post(path, async (c) => {
      const payload = v.safeParse(schema, await c.req.json().catch(() => undefined));
      if (!payload.success) return c.json({ error: problemsOf(payload.issues) }, 400);
      return await answer(c, deliver(write(payload.output, agency)));
    });
  }

  post('/api/mail/sendgst', GstPayload, gstMail);
  post('/api/mail/welcomemail', WelcomePayload, welcomeMail);
  post('/api/mail/approvalmail', approvalPayload(portalOrigins), approvalMail);
  post('/api/mail/invitation', invitationPayload(portalOrigins), invitationMail);
  post('/api/mail/notice', noticePayload(portalOrigins), noticeMail);

  app.notFound((c) => c.json({ error: 'There is no such call.' }, 404));
  return app;
}

async function answer(c: Context, delivery: Promise<string>): Promise<Response> {
  try {
    return c.json({ messageID: await delivery });
  } catch (error) {
    return c.json({ error: error instanceof Error ? error.message : 'The mail server failed.' }, 502);
  }
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'payload'}: ${issue.message}`).join('; ');
}
