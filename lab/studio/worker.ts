/** Worker thread that draws the looks it is sent. */
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { Look } from '../../demo/look.ts'
import { master } from './render.ts'

sharp.concurrency(1)

parentPort?.on('message', async (look: Look) => {
  parentPort?.postMessage(await master(look))
})
