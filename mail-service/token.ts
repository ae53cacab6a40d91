import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';
import { roleNeed, type StaffSignIn } from '../src/domain/people/staffSignIn.ts';
import { Refusal } from './refusal.ts';

export interface Caller {
  uid: string;
  /** The name of the account; may be empty. */
  name: string;
  email: string;
  hasVerifiedEmail: boolean;
  isReviewer: boolean;
  isApprover: boolean;
  token: string;
}

/** @throws Refusal 401 for a token that is not valid now, 503 when the keys cannot be fetched */
export type TokenReader = (authorization: string | undefined) => Promise<Caller>;

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The accepted difference between the clocks of Google and of this server. */
const TOLERANCE_S = 60;
/** An ID token lives for an hour. */
const MAX_AGE_S = 3_600;

interface TokenOptions {
  projectId: string;
  /** Tokens of an emulator are unsigned. */
  isEmulator: boolean;
  /** R23: the sign-in with which the roles of a token count. */
  staffSignIn: StaffSignIn;
  /** R23: the domains whose addresses may have a role. */
  workDomains: readonly string[];
  keys?: JWTVerifyGetKey;
}

export function createTokenReader({
  projectId,
  isEmulator,
  staffSignIn,
  workDomains,
  keys,
}: TokenOptions): TokenReader {
  const expected = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: TOLERANCE_S,
    maxTokenAge: MAX_AGE_S,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  };
  const signedBy = keys ?? createRemoteJWKSet(new URL(GOOGLE_KEYS), { cacheMaxAge: 3_600_000 });
  const verify = async (token: string): Promise<JWTPayload> =>
    isEmulator
      ? UnsecuredJWT.decode(token, expected).payload
      : (await jwtVerify(token, signedBy, { ...expected, algorithms: ['RS256'] })).payload;

  return async (authorization) => {
    const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1] ?? '';
    const claims = await verify(token).catch((error: unknown) => {
      if (isTokenAtFault(error)) throw invalid(error);
      throw new Refusal(503, 'Your sign-in cannot be checked at the moment.', { cause: error });
    });
    const { sub: uid = '', auth_time: signedInAt, name, email, email_verified: isVerified } = claims;
    const isInTime = typeof signedInAt === 'number' && signedInAt * 1000 <= Date.now() + TOLERANCE_S * 1000;
    if (uid === '' || uid.length > 128 || !isInTime) throw invalid();
    const need = roleNeed(staffSignIn, claims, workDomains);
    const hasRole = (role: unknown) => role === true && need === null;
    return {
      uid,
      name: typeof name === 'string' ? name : '',
      email: typeof email === 'string' ? email : '',
      hasVerifiedEmail: isVerified === true,
      isReviewer: hasRole(claims.reviewer),
      isApprover: hasRole(claims.approver),
      token,
    };
  };
}

function isTokenAtFault(error: unknown): boolean {
  const isOfKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  // A plain JOSEError means that the keys' address did not return a list of keys.
  return error instanceof errors.JOSEError && !isOfKeys && error.code !== 'ERR_JOSE_GENERIC';
}

function invalid(cause?: unknown): Refusal {
  return new Refusal(401, 'A valid ID token is needed.', { cause });
}
