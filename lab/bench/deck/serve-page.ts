import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import sharp from 'sharp'
import { build, preview } from 'vite'

const PAGE = join(import.meta.dirname, 'page')
const MASTERS = join(import.meta.dirname, '../../../demo/pictures')
const PICTURES = 30

export interface ServedPage {
  readonly url: string
  close(): Promise<void>
}

/** Builds the bench page with the product's plugins and 30 demo pictures, and serves it. */
export async function servePage(): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'deck-bench-'))
  const outDir = join(folder, 'dist')
  await build({
    configFile: false,
    root: PAGE,
    logLevel: 'warn',
    plugins: [react({ compiler: true }), tailwindcss()],
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  })
  await makePictures(join(outDir, 'pictures'))
  const server = await preview({
    configFile: false,
    root: PAGE,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0 },
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('The bench page has no address')
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makePictures(folder: string): Promise<void> {
  const masters = (await readdir(MASTERS)).filter((file) => file.endsWith('.webp')).slice(0, PICTURES)
  if (masters.length < PICTURES) throw new Error(`The bench needs ${PICTURES} pictures in demo/pictures`)
  const likenesses = JSON.parse(await readFile(join(MASTERS, '../placeholders.json'), 'utf8')) as Record<string, string>
  const placeholders = masters.map((master) => likenesses[master.replace('.webp', '')] ?? '')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'placeholders.json'), JSON.stringify(placeholders))
  for (const [number, master] of masters.entries()) {
    await mkdir(join(folder, String(number)), { recursive: true })
    const picture = sharp(join(MASTERS, master)).resize({ width: 640 })
    await picture
      .clone()
      .webp({ quality: 80, effort: 2 })
      .toFile(join(folder, String(number), '640.webp'))
    await picture
      .clone()
      .avif({ quality: 55, effort: 1 })
      .toFile(join(folder, String(number), '640.avif'))
  }
}
