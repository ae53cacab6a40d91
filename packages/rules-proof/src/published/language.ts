/**
 * The rules language as Firebase documents it: firebase.google.com/docs/reference/rules (functions, methods, fields) and
 * firebase.google.com/docs/firestore/quotas#security_rules (limits). Written in November 2026 from knowledge of these
 * pages, without a copy at hand: compare them once, and after a change of the language.
 */

export const SERVICES = {
  'cloud.firestore': {
    functions: { get: 1, exists: 1, getAfter: 1, existsAfter: 1 },
    request: ['auth', 'method', 'path', 'query', 'resource', 'time'],
    resource: ['data', 'id', '__name__'],
  },
  'firebase.storage': {
    functions: { 'firestore.get': 1, 'firestore.exists': 1 },
    request: ['auth', 'method', 'path', 'resource', 'time'],
    resource: [
      'name',
      'bucket',
      'generation',
      'metageneration',
      'size',
      'timeCreated',
      'updated',
      'md5Hash',
      'crc32c',
      'etag',
      'contentDisposition',
      'contentEncoding',
      'contentLanguage',
      'contentType',
      'metadata',
    ],
  },
} as const;

/** By name, how many arguments each takes. */
export const FUNCTIONS: Readonly<Record<string, number>> = {
  bool: 1,
  debug: 1,
  float: 1,
  int: 1,
  path: 1,
  string: 1,
  'duration.abs': 1,
  'duration.time': 4,
  'duration.value': 2,
  'hashing.crc32': 1,
  'hashing.crc32c': 1,
  'hashing.md5': 1,
  'hashing.sha256': 1,
  'latlng.value': 2,
  'math.abs': 1,
  'math.ceil': 1,
  'math.floor': 1,
  'math.isInfinite': 1,
  'math.isNaN': 1,
  'math.pow': 2,
  'math.round': 1,
  'math.sqrt': 1,
  'timestamp.date': 3,
  'timestamp.value': 1,
};

/** Of all types together, because the types of values are not known before a request. */
export const METHODS: Readonly<Record<string, number>> = {
  addedKeys: 0,
  affectedKeys: 0,
  bind: 1,
  changedKeys: 0,
  concat: 1,
  date: 0,
  day: 0,
  dayOfWeek: 0,
  dayOfYear: 0,
  diff: 1,
  difference: 1,
  distance: 1,
  get: 2,
  hasAll: 1,
  hasAny: 1,
  hasOnly: 1,
  hours: 0,
  intersection: 1,
  join: 1,
  keys: 0,
  latitude: 0,
  longitude: 0,
  lower: 0,
  matches: 1,
  minutes: 0,
  month: 0,
  nanos: 0,
  removeAll: 1,
  removedKeys: 0,
  replace: 2,
  seconds: 0,
  size: 0,
  split: 1,
  time: 0,
  toBase64: 0,
  toHexString: 0,
  toMillis: 0,
  toSet: 0,
  toUtf8: 0,
  trim: 0,
  unchangedKeys: 0,
  union: 1,
  upper: 0,
  values: 0,
  year: 0,
};

export const TYPES = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'null',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
];

/** Operators, statements, types and namespaces: no function, parameter, binding or wildcard has one of these names. */
export const RESERVED = new Set([
  ...TYPES,
  ...['allow', 'function', 'if', 'in', 'is', 'let', 'match', 'return', 'service', 'true', 'false'],
  ...['debug', 'firestore', 'hashing', 'math', 'request', 'resource', 'rules_version'],
]);

export const LIMITS = {
  arguments: 7,
  bindings: 10,
  callDepth: 20,
  captures: 20,
  sourceBytes: 256 * 1024,
};
