// Worker thread that decodes and checks a stored model; returns it, or null.
import { parentPort, workerData } from 'node:worker_threads'
import { modelFromBytes } from '#recommender/learning/model-bytes.ts'

const model = modelFromBytes(workerData as Uint8Array)
const { factors } = model ?? {}
const moved = factors ? [factors.productNos.buffer, factors.values.buffer, factors.evidence.buffer] : []
parentPort?.postMessage(model, moved as ArrayBuffer[])
