import type { Design, ShopTheme } from '#contract/shop-theme.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { changed, historyOf, redone, type ThemeHistory, undone } from './theme-history.ts'
import { isSameTheme, merged } from './theme-parts.ts'

/** A draft is saved this long after a change. */
const SAVE_AFTER_MS = 2000
/** Until the next attempt, after the server could not be reached. */
const RETRY_MS = 8000

type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

export interface DesignState {
  readonly history: ThemeHistory
  /** As the server answered last. */
  readonly design: Design
  /** The draft as it was saved last. */
  readonly saved: ShopTheme
  readonly saving: SaveState
  /** Why it could not be saved or published; null: it could. */
  readonly failure: unknown
  /** In a conflict: what the other member saved; null while it is not known. */
  readonly theirs: Design | null
}

export type Resolution = 'theirs' | 'mine' | 'both'

/** Without an answer, or while the server is out of order, a repeat can help. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof CallFailure) || error.status >= 500 || error.status === 429

/** The design of a shop while it is edited. Outside of React, because saves outlive renders. */
export class DesignSession {
  #now: DesignState
  #underWay: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Sent without an answer: the server may have stored it. */
  #unanswered: ShopTheme | null = null
  readonly #listeners = new Set<() => void>()

  constructor(design: Design) {
    const { draft } = design
    this.#now = { history: historyOf(draft), design, saved: draft, saving: 'saved', failure: null, theirs: null }
  }

  readonly read = (): DesignState => this.#now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes of the same field without a pause are one step of the history. */
  readonly change = (update: (theme: ShopTheme) => ShopTheme, field: string | null = null): void =>
    this.#show(this.#with(update(this.#now.history.present), field))

  /** Returns the theme before; null: there was nothing to undo. */
  readonly undo = (): ShopTheme | null => this.#step(undone(this.#now.history))
  readonly redo = (): ShopTheme | null => this.#step(redone(this.#now.history))

  /** Saves now; false where that failed. */
  readonly save = (): Promise<boolean> => this.#inTurn(() => this.#write())

  /** This and what follows save first; false where something failed, which the state then says. */
  readonly publish = (): Promise<boolean> =>
    this.#savedFirst(async () => {
      const { version } = this.#now.design
      this.#set({ design: await call('POST /api/brand/theme/publish', { body: { version } }), failure: null })
    })

  readonly restore = (no: number): Promise<boolean> =>
    this.#savedFirst(async () => {
      const { version } = this.#now.design
      const params = { no: `${no}` }
      const design = await call('POST /api/brand/theme/versions/{no}/restore', { params, body: { version } })
      this.#set({ design, saved: design.draft, history: this.#with(design.draft), saving: 'saved', failure: null })
    })

  /** Gives the shop our look again; the draft stays. */
  readonly withdraw = (): Promise<boolean> =>
    this.#savedFirst(async () => {
      const design = await call('DELETE /api/brand/theme/published')
      if (design.version === this.#now.design.version) this.#set({ design, failure: null })
      else this.#set({ saving: 'conflict', theirs: design, failure: null })
    })

  /** After a conflict. The draft of the other member is a step of the history, too: nothing is lost. */
  readonly resolve = (resolution: Resolution): void => {
    const { theirs, saved, history } = this.#now
    if (!theirs) return
    const mine = history.present
    const result = {
      theirs: () => theirs.draft,
      mine: () => mine,
      both: () => merged({ base: saved, mine, theirs: theirs.draft }),
    }[resolution]()
    const withTheirs = this.#with(theirs.draft)
    this.#set({ design: theirs, saved: theirs.draft, saving: 'saved', theirs: null, history: withTheirs })
    this.#show(this.#with(result))
    if (this.#isDirty()) void this.save()
  }

  /** Reads what another member saved meanwhile. True: it is another draft, and is shown now. */
  readonly refresh = async (): Promise<boolean> => {
    if (this.#now.saving !== 'saved') return false
    const design = await call('GET /api/brand/theme')
    const { saving, design: known } = this.#now
    if (saving !== 'saved' || design.version === known.version) return false
    this.#set({ design, saved: design.draft, history: this.#with(design.draft) })
    return true
  }

  /** Reads the other member's draft; again, where that failed. */
  readonly readTheirs = async (): Promise<void> => {
    try {
      const theirs = await call('GET /api/brand/theme')
      if (!isSameTheme(theirs.draft, this.#unanswered)) return this.#set({ theirs, failure: null })
      // It is the own one, whose answer was lost.
      this.#set({ design: theirs, saved: theirs.draft, saving: 'saved', theirs: null, failure: null })
      this.#show(this.#now.history)
    } catch (failure) {
      this.#set({ failure })
    }
  }

  readonly close = (): void => {
    clearTimeout(this.#timer)
    if (this.#isDirty()) void this.save()
  }

  #set(changes: Partial<DesignState>): void {
    this.#now = { ...this.#now, ...changes }
    for (const listener of this.#listeners) listener()
  }

  #with = (theme: ShopTheme, field: string | null = null): ThemeHistory =>
    changed(this.#now.history, theme, field, performance.now())

  #isDirty = (): boolean => !isSameTheme(this.#now.history.present, this.#now.saved)

  #saveIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), milliseconds)
  }

  #step(history: ThemeHistory | null): ShopTheme | null {
    if (!history) return null
    const { present } = this.#now.history
    this.#show(history)
    return present
  }

  /** Shows a theme, and has it saved. */
  #show(history: ThemeHistory): void {
    this.#set({ history })
    const { saving } = this.#now
    // A save that is under way looks itself what has changed since.
    if (saving === 'conflict' || saving === 'saving') return
    if (!this.#isDirty()) this.#set({ saving: 'saved', failure: null })
    else if (saving !== 'waiting') {
      this.#set({ saving: 'waiting' })
      this.#saveIn(SAVE_AFTER_MS)
    }
  }

  async #write(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.#now.saving === 'conflict') return false
    if (!this.#isDirty()) return true
    const theme = this.#now.history.present
    const body = { version: this.#now.design.version, theme }
    this.#set({ saving: 'saving' })
    try {
      const design = await call('PUT /api/brand/theme', { body, keepalive: true })
      this.#unanswered = null
      this.#set({ design, saved: theme, saving: 'saved', failure: null })
      this.#show(this.#now.history)
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) this.#unanswered = theme
      return await this.#fail(error)
    }
  }

  async #fail(failure: unknown): Promise<false> {
    if (failure instanceof CallFailure && failure.code === 'conflict') {
      this.#set({ saving: 'conflict', failure: null, theirs: null })
      await this.readTheirs()
      return false
    }
    const isDirty = this.#isDirty()
    this.#set({ saving: isDirty ? 'failed' : 'saved', failure })
    if (isDirty && mayPass(failure)) this.#saveIn(RETRY_MS)
    return false
  }

  /** One call at a time: each needs the version that the one before answered. */
  #inTurn(work: () => Promise<boolean>): Promise<boolean> {
    const next = this.#underWay.then(work)
    this.#underWay = next
    return next
  }

  #savedFirst(work: () => Promise<void>): Promise<boolean> {
    return this.#inTurn(async () => {
      while (this.#isDirty()) if (!(await this.#write())) return false
      try {
        await work()
        return true
      } catch (error) {
        return await this.#fail(error)
      }
    })
  }
}
