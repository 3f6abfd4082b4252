import type { NoticeContent } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'

type Recovery = Extract<NoticeContent, { readonly kind: 'access-recovery' }>

const WORDS = {
  de: {
    begun: (name: string) => [
      `Zugang zum Konto „${name}“: neue Adresse beantragt`,
      'Unser Team hat geprüft, wer das verlangt. Stimmt es nicht, stopp es in deinem Profil oder mit dem Link in der Mail.',
    ],
    ended: (name: string) => [`Das Konto „${name}“ bleibt, wie es ist`, 'Der Zugang wird nicht umgestellt.'],
    done: (name: string) => [`Das Konto „${name}“ hat eine neue Adresse`, 'Der Zugang ist wiederhergestellt.'],
  },
  en: {
    begun: (name: string) => [
      `Access to the account “${name}”: a new address was asked for`,
      'Our team has checked who asks. If this is wrong, stop it in your profile or with the link in the mail.',
    ],
    ended: (name: string) => [`The account “${name}” stays as it is`, 'Access does not move.'],
    done: (name: string) => [`The account “${name}” has a new address`, 'Access is restored.'],
  },
} as const

/** For the owners of the brands: what happens, and where it can be stopped. */
export const recoveryText =
  (language: Language) =>
  ({ username, phase }: Recovery) => {
    const [title = '', text = ''] = WORDS[language][phase](username)
    return { title, text, path: '/profile' }
  }
