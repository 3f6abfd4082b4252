import fc from 'fast-check'

/** Set by `npm run thorough`: how many times as many rounds the property tests run. */
const factor = Number(process.env['PROPERTY_FACTOR'] ?? 1)

/** Fewer than fast-check's 100 find the same defects over many runs of `npm test`. */
fc.configureGlobal({ numRuns: 50 * factor })
