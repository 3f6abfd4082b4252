import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { APP_LINKS, NATIVE_ORIGINS } from '#contract/native.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const manifest = read('mobile/android/app/src/main/AndroidManifest.xml')
const root: { devDependencies: Record<string, string> } = JSON.parse(read('package.json'))
const mobile: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  read('mobile/package.json'),
)
/** Packages of the shell itself; all other dependencies are plugins. */
const SHELL = ['@capacitor/android', '@capacitor/core', '@capacitor/ios']
const plugins = Object.keys(mobile.dependencies).filter((name) => !SHELL.includes(name))
const android = (file: string) => read(`mobile/android/${file}`)
const ios = (file: string) => read(`mobile/ios/App/${file}`)
const bytesOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url))
/** Byte offsets in a PNG file (PNG specification, IHDR). */
const WIDTH = 16
const COLOUR_TYPE = 25
const PLAIN_COLOURS = 2
const widthOf = (path: string) => bytesOf(path).readUInt32BE(WIDTH)
const textIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

describe('the two native projects', () => {
  test('open exactly the links that the server declares', () => {
    const filter = /<intent-filter android:autoVerify="true">([\s\S]*?)<\/intent-filter>/.exec(manifest)?.[1] ?? ''
    const paths = [...filter.matchAll(/android:(path|pathPrefix)="([^"]+)"/g)].map(([, kind, path]) =>
      kind === 'pathPrefix' ? `${path}*` : path,
    )
    expect(paths).toEqual([...APP_LINKS])
    expect(filter).toContain('android:scheme="https"')
    expect(filter).not.toContain('android:scheme="http"')
  })

  test('request no permission but that for notifications', () => {
    const asked = [...manifest.matchAll(/<uses-permission\s+android:name="android\.permission\.(\w+)"([^>]*)>/g)]
    const kept = asked.filter(([, , more]) => !more?.includes('tools:node="remove"')).map(([, name]) => name)
    expect(kept).toEqual(['INTERNET', 'POST_NOTIFICATIONS'])
    expect(read('mobile/ios/App/App/Info.plist')).not.toContain('UsageDescription')
  })

  test('keep tokens out of backups and allow no unencrypted connection', () => {
    expect(manifest).toContain('android:allowBackup="false"')
    expect(manifest).toContain('android:usesCleartextTraffic="false"')
    for (const rules of ['backup_rules', 'data_extraction_rules']) {
      expect(read(`mobile/android/app/src/main/res/xml/${rules}.xml`)).toContain('domain="sharedpref" path="."')
    }
  })

  test('serve the app from the origins that the server accepts', () => {
    const config = read('mobile/capacitor.config.ts')
    const part = (name: string) => new RegExp(`${name}: '([^']+)'`).exec(config)?.[1]
    const origins = ['iosScheme', 'androidScheme'].map((scheme) => `${part(scheme)}://${part('hostname')}`)
    expect(origins).toEqual([...NATIVE_ORIGINS])
  })

  test('use the plugin versions of the web app and one version of the shell', () => {
    expect(plugins.length).toBeGreaterThan(9)
    expect(plugins.filter((name) => root.devDependencies[name] !== mobile.dependencies[name])).toEqual([])
    const shell = [...SHELL.map((name) => mobile.dependencies[name]), mobile.devDependencies['@capacitor/cli']]
    expect(new Set([...shell, root.devDependencies['@capacitor/core']]).size).toBe(1)
    expect(textIn(ios('CapApp-SPM/Package.swift'), /capacitor-swift-pm\.git", exact: "([^"]+)"/g)).toEqual([shell[0]])
  })

  test('list exactly the installed plugins', () => {
    const modules = plugins.map((name) => name.replace('@', '').replace('/', '-')).sort()
    const included = textIn(android('capacitor.settings.gradle'), /include ':([^']+)'/g)
    expect(included.filter((name) => name !== 'capacitor-android').sort()).toEqual(modules)
    expect(textIn(android('app/capacitor.build.gradle'), /project\(':([^']+)'\)/g).sort()).toEqual(modules)
    const swift = ios('CapApp-SPM/Package.swift')
    expect(textIn(swift, /path: "\.\.\/\.\.\/\.\.\/node_modules\/([^"]+)"/g).sort()).toEqual([...plugins].sort())
    const [packages, products] = [/\.package\(name: "([^"]+)"/g, /\.product\(name: "[^"]+", package: "([^"]+)"/g]
    expect(textIn(swift, products).filter((name) => name !== 'capacitor-swift-pm')).toEqual(textIn(swift, packages))
  })

  test('share one app id and one URL scheme', () => {
    const id = textIn(read('mobile/capacitor.config.ts'), /appId: '([^']+)'/g)[0]
    const strings = android('app/src/main/res/values/strings.xml')
    expect([
      ...textIn(android('app/build.gradle'), /applicationId "([^"]+)"/g),
      ...textIn(strings, /"package_name">([^<]+)</g),
      ...new Set(textIn(ios('App.xcodeproj/project.pbxproj'), /PRODUCT_BUNDLE_IDENTIFIER = ([^;]+);/g)),
    ]).toEqual([id, id, id])
    const [scheme] = textIn(read('web/native/app-link.ts'), /SCHEME = '([^']+):'/g)
    expect(textIn(strings, /"custom_url_scheme">([^<]+)</g)).toEqual([scheme])
    expect(ios('App/Info.plist')).toContain(`<string>${scheme}</string>`)
  })

  test.each([
    ['mdpi', 1],
    ['hdpi', 1.5],
    ['xhdpi', 2],
    ['xxhdpi', 3],
    ['xxxhdpi', 4],
  ])('have icons of the right size for a screen of %s', (density, scale) => {
    const side = (file: string) => widthOf(`mobile/android/app/src/main/res/${file}.png`)
    expect(side(`mipmap-${density}/ic_launcher`)).toBe(48 * scale)
    expect(side(`mipmap-${density}/ic_launcher_round`)).toBe(48 * scale)
    expect(side(`mipmap-${density}/ic_launcher_foreground`)).toBe(108 * scale)
    expect(side(`mipmap-${density}/ic_launcher_monochrome`)).toBe(108 * scale)
    expect(side(`drawable-${density}/ic_reminder`)).toBe(24 * scale)
  })

  test('have an icon without transparency for the App Store, which refuses it', () => {
    const icon = 'mobile/ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png'
    expect(widthOf(icon)).toBe(1024)
    expect(bytesOf(icon)[COLOUR_TYPE]).toBe(PLAIN_COLOURS)
  })
})
