import { createHash } from 'node:crypto'
import { hasThisLayout } from '#recommender/learning/model-bytes.ts'
import { mayGoLive, type TrainingReport } from '#recommender/learning/report.ts'
import { notify } from '#server/platform/data/database.ts'
import { runInThread } from '#server/platform/load/run-in-thread.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import {
  type Claim,
  claimTraining,
  dropClaim,
  failTraining,
  publishModel,
  renewClaim,
  retireLive,
  selectTrainingStatus,
} from './models.store.ts'
import { readModel } from './read-model.ts'
import type { TrainingRequest, TrainingResult } from './training-request.ts'

/** NOTIFY channel: another model is live, or none is. */
export const MODELS_CHANNEL = 'models_changed'

export interface Training {
  readonly databaseUrl: string
  /** Aborts the training when the process stops. */
  readonly signal: AbortSignal
  /** The script of the thread; only tests replace it. */
  readonly script?: URL
}

const SCRIPT = new URL('./training-thread.ts', import.meta.url)
/** A claim expires after 30 seconds, so two renewals may fail. */
const RENEW_MS = 10_000
/** Pause after a training; longer after one that failed, because the next might fail, too. */
const PAUSE_SECONDS = { usual: 600, broken: 3600 } as const
const MOST_MEGABYTES = 4096

type Inside = Pick<World, 'db' | 'log'>

/**
 * Trains if there are enough new swipes since the last training, or once if the live model was written by a version of the
 * software with another layout; returns false, at little cost, if not.
 */
export async function trainWhenDue(world: World, training: Training): Promise<boolean> {
  const { afterSwipes, fewestSwipes } = world.config.training
  const status = await selectTrainingStatus(world.db, Math.max(afterSwipes, fewestSwipes))
  const { isTraining, hasTrained, lastTry, newSwipes, latestHeader } = status
  const isOutdated = latestHeader !== null && !hasThisLayout(latestHeader)
  const isDue = isOutdated || newSwipes >= (hasTrained ? afterSwipes : fewestSwipes)
  if (isTraining || !isDue) return false
  const pause = lastTry?.isBroken ? PAUSE_SECONDS.broken : PAUSE_SECONDS.usual
  if (lastTry && lastTry.endedSecondsAgo < pause) return false
  return train(world, training)
}

/**
 * Trains now. The new model goes live if it is good enough; otherwise the previous one stays live and the reason is
 * stored. Returns false when another process is training already, or when the training was aborted.
 */
export async function train(world: World, training: Training): Promise<boolean> {
  const claim = await inTransaction(world, ({ db }) => claimTraining(db))
  if (!claim) return false
  const lost = new AbortController()
  const renewing = setInterval(() => {
    void renew(world, claim.version, lost)
  }, RENEW_MS).unref()
  try {
    const found = await runThread(world, training, claim, lost.signal)
    await conclude(world, claim, found)
  } catch (error) {
    await giveUp(world, training, claim, error)
  } finally {
    clearInterval(renewing)
  }
  return !training.signal.aborted
}

function runThread(world: World, { databaseUrl, signal, script = SCRIPT }: Training, claim: Claim, lost: AbortSignal) {
  const { fewestSwipes, timeoutMinutes } = world.config.training
  const order: TrainingRequest = {
    databaseUrl,
    readUntil: claim.readUntil,
    liveReadUntil: claim.live?.readUntil ?? null,
    fewestSwipes,
    nowMs: world.now().getTime(),
  }
  const tooLong = AbortSignal.timeout(timeoutMinutes * 60_000)
  const any = AbortSignal.any([signal, lost, tooLong])
  return runInThread<TrainingResult>({ script, order, signal: any, mostMegabytes: MOST_MEGABYTES })
}

async function renew({ db, log }: World, version: number, lost: AbortController): Promise<void> {
  try {
    if (!(await renewClaim(db, version))) lost.abort(new Error('another process took the training over'))
  } catch (error) {
    // The claim outlasts two failed renewals.
    log.warn({ err: error }, 'renewing the claim on the training failed')
  }
}

/** Publishes the model if it is undamaged and predicts held-out users better than content and popularity do. */
async function conclude(world: World, claim: Claim, { swipes, oldSwipes, bytes }: TrainingResult): Promise<void> {
  const report = bytes && (await reportOf(bytes))
  await inTransaction(world, async (inside) => {
    if (bytes && report && mayGoLive(report)) await publish(inside, claim.version, { bytes, swipes, report })
    else await refuse(inside, claim, { swipes, oldSwipes, report })
  })
}

/** Reads the bytes as every process will, which proves them undamaged, and returns the report in them. */
async function reportOf(bytes: Uint8Array<ArrayBuffer>): Promise<TrainingReport> {
  const model = await readModel(bytes.slice())
  if (!model) throw new Error('the trained model is damaged or not finite')
  return model.report
}

interface Trained {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly swipes: number
  readonly report: TrainingReport
}

async function publish({ db, log }: Inside, version: number, { bytes, swipes, report }: Trained): Promise<void> {
  const stored = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hash = await publishModel(db, version, { bytes: stored, swipes, report })
  // Throwing inside the transaction keeps the previous model live.
  if (hash === null) throw new Error('another process took the training over')
  if (hash !== createHash('sha256').update(stored).digest('hex')) throw new Error('the model was stored damaged')
  await notify(db, MODELS_CHANNEL, String(version))
  log.info({ version, swipes, report }, 'a new model is live')
}

interface Refused {
  readonly swipes: number
  readonly oldSwipes: number
  readonly report: TrainingReport | null
}

async function refuse({ db, log }: Inside, claim: Claim, { swipes, oldSwipes, report }: Refused): Promise<void> {
  const failure = report ? 'no better than content and popularity' : 'too few swipes'
  await failTraining(db, claim.version, { failure, swipes, report })
  log.info({ version: claim.version, swipes, report }, `nothing new was learned: ${failure}`)
  // The live model holds swipes of users who were deleted or started over, and no newer model replaces it.
  if (claim.live === null || oldSwipes >= claim.live.swipes) return
  await retireLive(db)
  await notify(db, MODELS_CHANNEL, '')
  log.info('the live model held swipes that are gone and was taken out of service')
}

async function giveUp(world: World, { signal }: Training, { version }: Claim, error: unknown): Promise<void> {
  if (signal.aborted) {
    await dropClaim(world.db, version)
    return
  }
  world.log.error({ err: error, version }, 'training failed; what was live stays')
  const failure = error instanceof Error ? error.message : String(error)
  await inTransaction(world, ({ db }) => failTraining(db, version, { failure, swipes: null, report: null }))
}
