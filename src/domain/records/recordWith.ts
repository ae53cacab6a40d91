import type { UserRecord } from './records.ts';

/** The fields that say whom a mail is to, and which forms concern the person. */
export const MAILED_FIELDS = [
  'name',
  'email',
  'usertype',
  'fpoc',
  'fpocno',
  'isGSTApplicable',
  'isEinvoicingApplicable',
  'vendortype',
] as const;

type Head<Path> = Path extends `${infer Key}.${string}` ? Key : Path;
type Rest<Path, Key> = Path extends `${Key & string}.${infer Inner}` ? Inner : never;
type OptionalKey<Fields> = {
  [Key in keyof Fields]-?: Record<never, never> extends Pick<Fields, Key> ? Key : never;
}[keyof Fields];

/** An optional field that is not read is `unknown`, because an absent one would fit where it is needed. */
type Read<Fields, Path> = {
  [Key in keyof Fields as Key extends Head<Path> ? Key : never]: Key extends Path
    ? Fields[Key]
    : Read<NonNullable<Fields[Key]>, Rest<Path, Key>>;
} & { [Key in Exclude<OptionalKey<Fields>, Head<Path>>]?: unknown };

/**
 * The users record as a field mask with these paths leaves it. A function that takes it compiles only while the mask has
 * every field that it reads.
 */
export type RecordWith<Path extends string> = Read<UserRecord, Path>;
