import { literalsIn, sectionOf } from './literals.ts';
import { isExampleHost, isHostName } from './settings.ts';
import { FILES, type Problem, placeOf, type Setup } from './setup.ts';

const SETTING = 'VITE_WORK_EMAIL_DOMAINS';

/** R3: work domains that the rules still have from the example, or that differ from those of the settings. */
export function domainProblems(setup: Setup): Problem[] {
  const list = sectionOf(setup.texts[FILES.rules] ?? '', /function workDomains\(\)\s*\{/);
  if (!list) return [{ file: FILES.rules, line: 1, what: 'There is no function workDomains().' }];
  const inRules = literalsIn(list);
  const names = inRules.map(({ value }) => value);
  const at = { file: FILES.rules, line: inRules[0]?.line ?? list.line };

  const examples = names.filter(isExampleHost);
  if (examples.length > 0) {
    return [
      { ...at, what: `workDomains() still has example domains: ${examples.join(', ')}. Put your own there.` },
    ];
  }
  const capitals = names.filter((name) => name !== name.toLowerCase());
  if (capitals.length > 0) {
    return [
      { ...at, what: `workDomains() compares in small letters, so nobody matches ${capitals.join(', ')}.` },
    ];
  }
  const inSettings = (setup.settings[SETTING] ?? '')
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean);
  if (inSettings.length === 0 || !inSettings.every(isHostName)) return [];
  const place = placeOf(setup, SETTING);
  const onlySettings = inSettings.filter((domain) => !names.includes(domain));
  const onlyRules = names.filter((domain) => !inSettings.includes(domain));
  return [
    ...(onlySettings.length > 0
      ? [
          {
            ...at,
            what: `workDomains() lacks ${onlySettings.join(', ')} of ${SETTING}: people with such an address could not sign up.`,
          },
        ]
      : []),
    ...(onlyRules.length > 0
      ? [{ ...place, what: `${SETTING} lacks ${onlyRules.join(', ')} of workDomains() in ${FILES.rules}.` }]
      : []),
  ];
}
