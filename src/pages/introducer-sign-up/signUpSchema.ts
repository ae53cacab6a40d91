import * as v from 'valibot';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import { PASSWORD_MISMATCH } from '../../domain/validators/newPassword.ts';

const text = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(MAX_TEXT, `Enter at most ${MAX_TEXT} characters`),
  );

export const SignUpSchema = v.pipe(
  v.object({
    name: text('Name is required'),
    prefix: v.pipe(
      text('Email is required'),
      v.excludes('@', 'Enter only the part before the @; choose the rest under Domain'),
    ),
    domain: v.pipe(v.string(), v.nonEmpty('Domain is required')),
    password: v.pipe(v.string(), v.nonEmpty('Password is required')),
    confirmPassword: v.pipe(v.string(), v.nonEmpty('Confirm Password is required')),
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
