/** One letter. Text is required; HTML is an addition. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Stable for one letter, so that a repeat can be told apart from a new one. */
  readonly messageId: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The way out for letters. Jobs use it; requests never wait for it. */
export interface Mail {
  send(letter: Letter): Promise<void>
  /**
   * Name of the post office. Letters written to a folder are sent by a process that has that folder, so that
   * several processes with their own DATA_DIR each find the mails of their own visitors.
   */
  readonly office: string
  /** Only where letters stay with us, as files. */
  readonly kept?: KeptLetters
}

/** Letters that were written instead of sent: they name people as any other record does. */
interface KeptLetters {
  /** Deletes every letter to this address but the one with this id. */
  forgetTo(address: string, exceptMessageId: string): Promise<void>
  /** Deletes letters written before this moment; answers how many. */
  forgetBefore(moment: Date): Promise<number>
}
