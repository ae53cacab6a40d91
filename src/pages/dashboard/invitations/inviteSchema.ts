import * as v from 'valibot';
import { EMAIL, requiredName, USER_TYPE } from '../../../forms/entry/entrySchema.ts';

export const InviteSchema = v.object({
  name: requiredName(),
  email: EMAIL,
  usertype: USER_TYPE,
});

export type InviteEntries = v.InferInput<typeof InviteSchema>;
export type Invite = v.InferOutput<typeof InviteSchema>;
