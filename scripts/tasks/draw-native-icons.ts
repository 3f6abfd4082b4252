/**
 * Draws the icons and splash pictures of both systems from the logo:
 * `node scripts/tasks/draw-native-icons.ts`, after each change of the logo. The results are kept in the repository.
 */
import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawLauncher, drawMark, drawSilhouette, readMark } from '../native/draw-icons.ts'

const root = join(import.meta.dirname, '../..')
const res = join(root, 'mobile/android/app/src/main/res')
const assets = join(root, 'mobile/ios/App/App/Assets.xcassets')
const BLACK = '#0b0b0c'
/** Android's densities: how many pixels a dp has. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const
/** Only the middle 66 of an adaptive icon's 108 dp are always visible; the logo file has a margin of its own. */
const ADAPTIVE = { dp: 108, share: 0.74 }
const SPLASH_SHARE = 0.42

const mark = await readMark(join(root, 'web/public/favicon.svg'))

async function put(path: string, picture: Promise<Buffer>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, await picture)
}

for (const [density, dp] of Object.entries(DENSITIES)) {
  const mipmap = join(res, `mipmap-${density}`)
  const adaptive = ADAPTIVE.dp * dp
  await put(join(mipmap, 'ic_launcher.png'), drawLauncher(mark, 48 * dp, 0.22))
  await put(join(mipmap, 'ic_launcher_round.png'), drawLauncher(mark, 48 * dp, 0.5))
  await put(
    join(mipmap, 'ic_launcher_foreground.png'),
    drawMark(mark, { width: adaptive, height: adaptive, share: ADAPTIVE.share, ground: null }),
  )
  await put(join(mipmap, 'ic_launcher_monochrome.png'), drawSilhouette(mark, adaptive, ADAPTIVE.share))
  await put(join(res, `drawable-${density}`, 'ic_reminder.png'), drawSilhouette(mark, 24 * dp, 1.35))
}

// The App Store refuses an icon with transparency.
const icon = drawMark(mark, { width: 1024, height: 1024, share: 0.92, ground: BLACK })
await put(
  join(assets, 'AppIcon.appiconset/AppIcon-512@2x.png'),
  icon.then((png) => sharp(png).flatten({ background: BLACK }).png().toBuffer()),
)

// The existing files determine the sizes.
const splashes = [...globSync(`${res}/drawable*/splash.png`), ...globSync(`${assets}/Splash.imageset/*.png`)]
for (const path of splashes) {
  const { width, height } = await sharp(path).metadata()
  await put(path, drawMark(mark, { width, height, share: SPLASH_SHARE, ground: BLACK }))
}
console.log(`icons in ${Object.keys(DENSITIES).length} densities, ${splashes.length} splash pictures`)
