import { type TrainedModel, untrainedModel } from '#recommender/learning/model.ts'
import type { World } from '#server/platform/scope/scope.ts'
import type { Shelf } from './shelf.ts'
import { selectLiveVersion } from './training/models.store.ts'
import { loadModelBytes, readModel } from './training/read-model.ts'

export interface ModelWatch {
  /** Checks whether another version is live and switches to it; failures are logged and retried. */
  look(): void
  /** Performs the first check and starts the regular ones. */
  begin(): Promise<void>
  stop(): Promise<void>
}

/** Interval of regular checks, for processes that missed the notification. */
const LOOK_MS = 2000
/** Version number while no model is live. */
const UNTRAINED = 0

/** Keeps the shelf on the live version of the trained model. */
export function watchModels(world: World, shelf: Shelf): ModelWatch {
  let adopted = UNTRAINED
  /** An unreadable version, which is not read again every two seconds. */
  let refused: number | null = null
  let running: Promise<void> | null = null
  let isStopped = false
  let again = false
  let looking: NodeJS.Timeout | null = null

  /** Null when the version was retired while it was read. */
  async function load(version: number): Promise<TrainedModel | null> {
    if (version === UNTRAINED) return untrainedModel()
    const bytes = await loadModelBytes(world.db, version)
    if (bytes === null) return null
    const model = await readModel(bytes)
    if (model) return model
    refused = version
    throw new Error(`version ${version} is damaged or of another layout`)
  }

  async function follow(): Promise<void> {
    const live = (await selectLiveVersion(world.db)) ?? UNTRAINED
    if (live === adopted || live === refused || isStopped) return
    const model = await load(live)
    if (!model) return
    await shelf.adopt(live, model)
    adopted = live
    world.log.info({ version: live }, 'switched to another model version')
  }

  async function lookUntilStill(): Promise<void> {
    do {
      again = false
      try {
        await follow()
      } catch (error) {
        world.log.warn({ err: error }, 'switching to the live model failed; the served version stays')
      }
    } while (again && !isStopped)
  }

  function look(): void {
    again = true
    running ??= lookUntilStill().finally(() => {
      running = null
    })
  }

  return {
    look,
    async begin() {
      looking = setInterval(look, LOOK_MS).unref()
      look()
      await running
    },
    async stop() {
      isStopped = true
      if (looking) clearInterval(looking)
      await running
    },
  }
}
