interface DetailListProps {
  details: readonly (readonly [label: string, value: string])[];
}

export function DetailList({ details }: DetailListProps) {
  return (
    <dl className="detail-list">
      {details.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || 'None'}</dd>
        </div>
      ))}
    </dl>
  );
}
