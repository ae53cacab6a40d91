import * as v from 'valibot';
import { PASSWORD_MISMATCH } from '../../domain/validators/newPassword.ts';
import { NEW_PASSWORD, requiredText } from '../../forms/entry/entrySchema.ts';

export const SignUpSchema = v.pipe(
  v.object({
    name: requiredText('Name is required'),
    prefix: v.pipe(
      requiredText('Email is required'),
      v.excludes('@', 'Enter only the part before the @; choose the rest under Domain'),
    ),
    domain: v.pipe(v.string(), v.nonEmpty('Domain is required')),
    ...NEW_PASSWORD,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      PASSWORD_MISMATCH,
    ),
    ['confirmPassword'],
  ),
);

export type SignUpEntries = v.InferOutput<typeof SignUpSchema>;

export const EMPTY_SIGN_UP: SignUpEntries = {
  name: '',
  prefix: '',
  domain: '',
  password: '',
  confirmPassword: '',
};
