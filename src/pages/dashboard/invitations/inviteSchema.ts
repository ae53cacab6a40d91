import * as v from 'valibot';
import { MAX_TEXT } from '../../../domain/records/limits.ts';

const text = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(MAX_TEXT, `Enter at most ${MAX_TEXT} characters`),
  );

export const InviteSchema = v.object({
  name: text('Name is required'),
  email: v.pipe(
    text('Email is required'),
    v.email('Enter an e-mail address such as name@example.com'),
    v.toLowerCase(),
  ),
  usertype: v.picklist(['trainee', 'vendor'], 'Choose Trainee or Vendor'),
});

export type InviteEntries = v.InferInput<typeof InviteSchema>;
export type Invite = v.InferOutput<typeof InviteSchema>;
