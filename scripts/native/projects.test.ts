import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { APP_LINKS, NATIVE_ORIGINS } from '#contract/native.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const manifest = read('mobile/android/app/src/main/AndroidManifest.xml')
const root: { devDependencies: Record<string, string> } = JSON.parse(read('package.json'))
const mobile: { dependencies: Record<string, string> } = JSON.parse(read('mobile/package.json'))

describe('the two native projects', () => {
  test('open the links that the server vouches for, and no others', () => {
    const filter = /<intent-filter android:autoVerify="true">([\s\S]*?)<\/intent-filter>/.exec(manifest)?.[1] ?? ''
    const paths = [...filter.matchAll(/android:(path|pathPrefix)="([^"]+)"/g)].map(([, kind, path]) =>
      kind === 'pathPrefix' ? `${path}*` : path,
    )
    expect(paths).toEqual([...APP_LINKS])
    expect(filter).toContain('android:scheme="https"')
    expect(filter).not.toContain('android:scheme="http"')
  })

  test('ask nobody for anything but notifications', () => {
    const asked = [...manifest.matchAll(/<uses-permission\s+android:name="android\.permission\.(\w+)"([^>]*)>/g)]
    const kept = asked.filter(([, , more]) => !more?.includes('tools:node="remove"')).map(([, name]) => name)
    expect(kept).toEqual(['INTERNET', 'POST_NOTIFICATIONS'])
    expect(read('mobile/ios/App/App/Info.plist')).not.toContain('UsageDescription')
  })

  test('let no token into a backup, and nothing onto the wire in the clear', () => {
    expect(manifest).toContain('android:allowBackup="false"')
    expect(manifest).toContain('android:usesCleartextTraffic="false"')
    for (const rules of ['backup_rules', 'data_extraction_rules']) {
      expect(read(`mobile/android/app/src/main/res/xml/${rules}.xml`)).toContain('domain="sharedpref" path="."')
    }
  })

  test('serve the app from the origins that the server admits', () => {
    const config = read('mobile/capacitor.config.ts')
    const part = (name: string) => new RegExp(`${name}: '([^']+)'`).exec(config)?.[1]
    const origins = ['iosScheme', 'androidScheme'].map((scheme) => `${part(scheme)}://${part('hostname')}`)
    expect(origins).toEqual([...NATIVE_ORIGINS])
  })

  test('hold the plugins in the versions that the pages were built with', () => {
    const shared = Object.entries(mobile.dependencies).filter(([name]) => name in root.devDependencies)
    expect(shared.length).toBeGreaterThan(9)
    expect(shared.filter(([name, version]) => root.devDependencies[name] !== version)).toEqual([])
  })
})
