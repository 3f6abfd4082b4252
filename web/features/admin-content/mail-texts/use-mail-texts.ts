import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

const KEY = '/api/admin/mail-texts'

export type MailText = Answer<'GET /api/admin/mail-texts'>['texts'][number]
export type Words = Pick<MailText, 'subject' | 'intro' | 'closing'>

/** Mails to people, with what staff have added. */
export const useMailTexts = () =>
  useQuery({ queryKey: [KEY], queryFn: ({ signal }) => call('GET /api/admin/mail-texts', { signal }) })

/** A mail as it would be with these words. */
export const useMailPreview = ({ kind, language }: Pick<MailText, 'kind' | 'language'>, words: Words) =>
  useQuery({
    queryKey: [KEY, 'preview', kind, language, words],
    queryFn: ({ signal }) =>
      call('POST /api/admin/mail-texts/{kind}/{language}/preview', { params: { kind, language }, body: words, signal }),
    placeholderData: (before) => before,
    retry: false,
  })

export function useMailTextsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [KEY] })
}
