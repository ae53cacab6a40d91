export function WarningList({ warnings }: { warnings: readonly string[] }) {
  return (
    <ul>
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
