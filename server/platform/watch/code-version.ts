import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../../', import.meta.url)

/** The version of this code and its commit, where it runs from a checkout; empty where it does not. */
export async function codeVersion(): Promise<{ readonly version: string; readonly commit: string }> {
  const manifest: { version?: string } = JSON.parse(await readFile(new URL('package.json', ROOT), 'utf8'))
  return {
    version: manifest.version ?? '',
    commit: (await commitIn(fileURLToPath(new URL('.git', ROOT)))).slice(0, 12),
  }
}

async function commitIn(git: string): Promise<string> {
  const head = (await readText(`${git}/HEAD`)).trim()
  const ref = /^ref: (.+)$/.exec(head)?.[1]
  if (ref === undefined) return head
  const loose = (await readText(`${git}/${ref}`)).trim()
  if (loose !== '') return loose
  const packed = (await readText(`${git}/packed-refs`)).split('\n').find((line) => line.endsWith(` ${ref}`))
  return packed?.split(' ', 1)[0] ?? ''
}

/** Empty when it cannot be read: an installation without a checkout has no commit. */
const readText = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')
