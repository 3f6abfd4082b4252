// Trainings that fail; an environment variable selects how.
import { parentPort } from 'node:worker_threads'
import { untrainedModel } from '#recommender/learning/model.ts'
import { modelToBytes } from '#recommender/learning/model-bytes.ts'

const whole = () => Uint8Array.from(modelToBytes(untrainedModel()))

const WAYS: Readonly<Record<string, () => void>> = {
  throws: () => {
    throw new Error('the training broke')
  },
  silent: () => {},
  hangs: () => {
    setInterval(() => {}, 1000)
  },
  'half-written': () => {
    const bytes = whole()
    parentPort?.postMessage({ swipes: 100, oldSwipes: 100, bytes: bytes.slice(0, bytes.length / 2) })
  },
  damaged: () => {
    const bytes = whole()
    bytes[bytes.length - 1] = 255
    parentPort?.postMessage({ swipes: 100, oldSwipes: 100, bytes })
  },
  // The report of an untrained model has no held-out swipes, so it may not go live.
  unproven: () => parentPort?.postMessage({ swipes: 100, oldSwipes: 1_000_000, bytes: whole() }),
  'unproven-and-poorer': () => parentPort?.postMessage({ swipes: 100, oldSwipes: 0, bytes: whole() }),
}

WAYS[process.env['BROKEN_TRAINING'] ?? '']?.()
