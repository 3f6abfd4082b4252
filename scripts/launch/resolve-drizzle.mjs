// Resolves the imports of drizzle-orm without Node's resolver, which parses the package's package.json of 180 KB for each of
// its 300 files, in every process and thread. A start takes a quarter less time (docs/measurements/install-and-start.md).

import module from 'node:module'

const PACKAGE = 'drizzle-orm'
const INSIDE = `/node_modules/${PACKAGE}/`
/** Resolved entry points of the package, by conditions and specifier. */
const entries = new Map()

function resolve(specifier, context, next) {
  const { parentURL = '', conditions } = context
  if (specifier.startsWith('.') && parentURL.endsWith('.js') && parentURL.includes(INSIDE)) {
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  }
  if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context)
  const key = `${conditions.join()} ${specifier}`
  const entry = entries.get(key) ?? { ...next(specifier, context), shortCircuit: true }
  entries.set(key, entry)
  return entry
}

// Missing before Node 22.15, which a tool started by a task may bring along.
module.registerHooks?.({ resolve })
