import { missingSettings } from '../config/env.ts';

export function MissingSettings() {
  return (
    <main className="content">
      <h1>The portal is not set up yet</h1>
      <p>These settings are missing in the build:</p>
      <ul>
        {missingSettings.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <p>
        Copy <code>.env.example</code> to <code>.env.local</code>, fill them in and build again.
      </p>
    </main>
  );
}
