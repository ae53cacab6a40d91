import { inGroups } from '../../domain/validators/mask.ts';

/** Shows, before it is submitted, an account number that was not typed twice on this visit. */
export function NumberToCompare({ accountNumber }: { accountNumber: string }) {
  return (
    <p>
      Account number: <strong className="number-to-compare">{inGroups(accountNumber)}</strong>
      <br />
      Please compare each digit with your cheque: this is the account that you are paid into.
    </p>
  );
}
