import type { Letter, Mail } from '../platform/mail/mail.ts'

export interface MailDouble extends Mail {
  readonly letters: Letter[]
  /** The newest letter to this address; throws when there is none. */
  lastTo(address: string): Letter
  /** The six digits of the newest letter to this address that carries some. */
  codeFor(address: string): string
}

const CODE = /\b\d{6}\b/

/** Keeps letters instead of sending them. */
export function createMailDouble(): MailDouble {
  const letters: Letter[] = []
  const newestTo = (address: string, fits: (letter: Letter) => boolean): Letter => {
    const letter = letters.findLast(({ to, ...rest }) => to === address && fits({ to, ...rest }))
    if (!letter) throw new Error(`no such letter to ${address}`)
    return letter
  }
  return {
    office: 'test',
    letters,
    async send(letter) {
      letters.push(letter)
    },
    kept: {
      async forgetTo(address, exceptMessageId) {
        const stay = letters.filter(({ to, messageId }) => to !== address || messageId === exceptMessageId)
        letters.splice(0, letters.length, ...stay)
      },
      forgetBefore: async () => 0,
    },
    lastTo: (address) => newestTo(address, () => true),
    codeFor: (address) => CODE.exec(newestTo(address, ({ text }) => CODE.test(text)).text)?.[0] ?? '',
  }
}
