export function DoubtList({ doubts }: { doubts: readonly string[] }) {
  return (
    <ul>
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
  );
}
