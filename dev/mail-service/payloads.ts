import * as v from 'valibot';

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
const Address = v.pipe(Text, v.email());

/** A name of 500 characters is in a link up to nine times as long, each letter as three bytes such as %E0. */
const MAX_LINK = 8_000;

/** Only to the portal: nobody sends people elsewhere under the portal's name. */
const linkTo = (origins: readonly string[]) =>
  v.pipe(
    v.string(),
    v.maxLength(MAX_LINK),
    v.url(),
    v.check((link) => origins.includes(new URL(link).origin), 'A link must lead to the portal.'),
  );

export const GstPayload = v.object({ name: Text, email: Address, gstin: Text });

/** `action` is the approver's. */
export const WelcomePayload = v.object({
  name: Text,
  email: Address,
  introducerEmail: Address,
  action: v.picklist(['accept', 'acceptasexception', 'deny']),
});

export const approvalPayload = (origins: readonly string[]) => {
  const Link = linkTo(origins);
  return v.object({
    name: Text,
    uid: Text,
    links: v.object({ accept: Link, acceptasexception: Link, deny: Link }),
  });
};

export const invitationPayload = (origins: readonly string[]) =>
  v.object({
    name: Text,
    email: Address,
    usertype: v.picklist(['trainee', 'vendor']),
    introducerName: Text,
    introducerEmail: Address,
    link: linkTo(origins),
  });

/** `name` is the person's. Mails to the review team have no address, because the sender does not know the reviewer. */
export const noticePayload = (origins: readonly string[]) => {
  const about = { name: Text, form: v.optional(Text), link: linkTo(origins) };
  return v.variant('kind', [
    v.object({ kind: v.picklist(['queryraised', 'formvalidated']), email: Address, ...about }),
    v.object({ kind: v.picklist(['queryasked', 'queryresolved', 'decision']), ...about }),
  ]);
};

export type GstMail = v.InferOutput<typeof GstPayload>;
export type WelcomeMail = v.InferOutput<typeof WelcomePayload>;
export type ApprovalMail = v.InferOutput<ReturnType<typeof approvalPayload>>;
export type InvitationMail = v.InferOutput<ReturnType<typeof invitationPayload>>;
export type NoticeMail = v.InferOutput<ReturnType<typeof noticePayload>>;
