import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { nativeDocument } from './document.ts'

/** Files for the server and for the installable web app, which the shell does not use. */
const LEFT_OUT =
  /^(?:\.render(?:\/|$)|(?:icons|install)(?:\/|$)|(?:index|app|offline)\.html$|(?:sw|offline)\.js$|preview\.jpg$)|\.(?:br|gz|webmanifest)$/

/** Writes the app's files for both systems from the built web app. `server` is an origin. */
export async function writeNativeApp(dist: string, mobile: string, server: string): Promise<void> {
  const www = join(mobile, 'www')
  await rm(www, { recursive: true, force: true })
  await mkdir(www, { recursive: true })
  await cp(dist, www, { recursive: true, filter: (path) => path === dist || !LEFT_OUT.test(relative(dist, path)) })
  const built = await readFile(join(dist, 'index.html'), 'utf8')
  await writeFile(join(www, 'index.html'), nativeDocument(built, server))
  // The host whose https links open the app, for Gradle and for Xcode.
  const { hostname } = new URL(server)
  await write(join(mobile, 'android/link-host.properties'), `host=${hostname}\n`)
  await write(join(mobile, 'ios/link-host.xcconfig'), `LINK_HOST = ${hostname}\n`)
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
