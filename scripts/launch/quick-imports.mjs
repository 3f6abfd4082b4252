// For every file of a package Node reads the whole package.json again, and drizzle-orm's holds 180 KB: its 300 files
// took each process, and each thread of it, longer than everything else that a start loads. Where they lie is no
// question, so they are answered here.

import module from 'node:module'

const PACKAGE = 'drizzle-orm'
const INSIDE = `/node_modules/${PACKAGE}/`
/** What the package calls `drizzle-orm/…`, by that name and the way it was asked for. */
const entries = new Map()

function resolve(specifier, context, next) {
  const { parentURL = '', conditions } = context
  if (specifier.startsWith('.') && parentURL.endsWith('.js') && parentURL.includes(INSIDE)) {
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  }
  if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context)
  const key = `${conditions.join()} ${specifier}`
  const known = entries.get(key) ?? { ...next(specifier, context), shortCircuit: true }
  entries.set(key, known)
  return known
}

// Absent before Node 22.15; a tool that we start may bring an older one along.
module.registerHooks?.({ resolve })
