import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DEVICE_STORAGE, type DeviceStore } from '#contract/device-storage.ts'
import { SESSION_COOKIES } from '#server/platform/http/session-cookie.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The only file that uses `localStorage` directly; its callers pass the names. */
const STORED_TEXT = 'web/device/stored.ts'
const sources = globSync('web/**/*.{ts,tsx,js}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path) && path !== STORED_TEXT)
  .map((path) => ({ path, code: readFileSync(`${root}${path}`, 'utf8') }))

/** Calls that store something on the device; the name is a string or a constant. */
const WRITES = [
  ['localStorage', /(?:storedText\(|localStorage\.setItem\()\s*([^,)\s]+)/g],
  ['sessionStorage', /sessionStorage\.setItem\(\s*([^,)\s]+)/g],
  ['indexedDB', /indexedDB\.open\(\s*([^,)\s]+)/g],
  ['caches', /(?:caches\.open\(|cacheName:)\s*([^,)\s}]+)/g],
] as const satisfies readonly (readonly [DeviceStore, RegExp])[]

const listed = (store: DeviceStore): readonly string[] =>
  Object.values(DEVICE_STORAGE).flatMap(({ where, names }) => (where === store ? names : []))

/** The value of a name: a string, or a constant of this or of another file. */
function textOf(name: string, code: string): string {
  const constant = new RegExp(`const ${name}\\b[^=\\n]*= ['"\`]([^'"\`]+)['"\`]`)
  const found = [
    /^['"`](.+)['"`]$/.exec(name),
    ...[code, ...sources.map((each) => each.code)].map((text) => constant.exec(text)),
  ]
  return found.find((each) => each !== null)?.[1] ?? `? ${name}`
}

test('everything that the code stores on the device is in the list that the privacy page shows', () => {
  const written = sources.flatMap(({ path, code }) =>
    WRITES.flatMap(([store, pattern]) =>
      [...code.matchAll(pattern)].map(([, name = '']) => ({ path, store, name: textOf(name, code) })),
    ),
  )
  expect(written.length).toBeGreaterThan(5)
  const unlisted = written.filter(({ store, name }) => {
    const fits = (known: string) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known)
    return !listed(store).some(fits)
  })
  expect(unlisted, 'add these to contract/device-storage.ts, with their words in web/i18n/*/privacy.ts').toEqual([])
})

test('everything in the list is still stored', () => {
  const all = sources.map(({ code }) => code).join('\n')
  const inBrowser = Object.values(DEVICE_STORAGE).filter(({ where }) => where !== 'cookies')
  const unknown = inBrowser.flatMap(({ names }) => names).filter((name) => !all.includes(name.replace('*', '')))
  expect(unknown).toEqual([])
  expect([...listed('cookies')].sort()).toEqual([...SESSION_COOKIES].sort())
})
