/** What the training thread is told. */
export interface TrainingRequest {
  readonly databaseUrl: string
  /** Swipes up to this moment count. */
  readonly readUntil: string
  /** Until when the live model had read; null when there is none. */
  readonly liveReadUntil: string | null
  /** With fewer there is nothing to train. */
  readonly fewestSwipes: number
  readonly nowMs: number
}

/** What it answers. */
export interface TrainingResult {
  readonly swipes: number
  /** Of these, how many the live model had read as well. */
  readonly oldSwipes: number
  /** The trained model; null: too few swipes. */
  readonly bytes: Uint8Array<ArrayBuffer> | null
}
