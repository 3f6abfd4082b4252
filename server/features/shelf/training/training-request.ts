/** The input of the training thread. */
export interface TrainingRequest {
  readonly databaseUrl: string
  /** Swipes up to this moment are read. */
  readonly readUntil: string
  /** The live model was trained on swipes up to this moment; null when no model is live. */
  readonly liveReadUntil: string | null
  /** With fewer swipes no model is trained. */
  readonly fewestSwipes: number
  readonly nowMs: number
}

/** The result of the training thread. */
export interface TrainingResult {
  readonly swipes: number
  /** Number of these swipes that the live model was trained on as well. */
  readonly oldSwipes: number
  /** The trained model; null when there were too few swipes. */
  readonly bytes: Uint8Array<ArrayBuffer> | null
}
