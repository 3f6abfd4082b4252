import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react'
import { SEARCH } from '#contract/search.limits.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { ClearButton } from '#web/ui/forms/clear-button.tsx'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { wordsIn } from '#web/ui/page/address-values.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { optionId, SuggestionBox } from './suggestion-box.tsx'
import { type Suggestion, typingGroups } from './suggestion-list.ts'
import { useCombobox } from './use-combobox.ts'

interface SearchFieldProps {
  /** The query that is searched now. */
  readonly query: string
  readonly onSearch: (query: string) => void
  readonly onChoose: (suggestion: Suggestion) => void
}

/** The search field: a combobox whose suggestions appear while the user types. */
export function SearchField({ query, onSearch, onChoose }: SearchFieldProps) {
  const { t } = useTranslation()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(query)
  const [before, setBefore] = useState(query)
  if (query !== before) {
    setBefore(query)
    setTyped(query)
  }
  const groups = useSuggestions(typed)
  const lines = groups.flatMap((group) => group.lines)
  const box = useCombobox(lines.length, (at) => lines[at] && choose(lines[at]))
  const isShown = box.isOpen && lines.length > 0
  const choose = (line: Suggestion) => {
    box.close()
    if (line.kind === 'word') setTyped(line.query)
    onChoose(line)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    box.close()
    if (typed.trim() !== '') onSearch(typed.trim())
  }
  const clear = () => {
    setTyped('')
    box.close()
    field.current?.focus()
  }
  return (
    <search>
      <form onSubmit={submit} className="relative flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search aria-hidden size={20} className="pointer-events-none absolute top-4 left-4 text-muted" />
          <ComboboxInput
            ref={field}
            isExpanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && box.at >= 0 ? optionId(listId, box.at) : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              box.open()
            }}
            onKeyDown={box.onKeyDown}
            onBlur={box.close}
          />
          {typed !== '' && <ClearButton label={t('search.clear')} onClick={clear} className="top-1 right-1" />}
          <SuggestionBox id={listId} groups={isShown ? groups : []} at={box.at} onChoose={choose} />
        </div>
        <Button type="submit" className="max-[400px]:sr-only">
          {t('search.submit')}
        </Button>
      </form>
      <LiveRegion text={isShown ? t('search.saidSuggestions', { count: lines.length }) : ''} delayMs={600} />
    </search>
  )
}

function ComboboxInput({ isExpanded, ...input }: ComponentProps<'input'> & { readonly isExpanded: boolean }) {
  const { t } = useTranslation()
  return (
    <input
      {...input}
      type="text"
      role="combobox"
      aria-expanded={isExpanded}
      aria-controls={input['aria-controls']}
      aria-autocomplete="list"
      aria-label={t('search.field')}
      placeholder={t('search.placeholder')}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={SEARCH.maxCharacters}
      className={classes(CONTROL_LOOK, 'min-h-13! pr-12 pl-12')}
    />
  )
}

/** Suggestions for the text typed so far; none while offline or after a failure: the field works without them. */
function useSuggestions(typed: string) {
  const { language } = useTranslation()
  const words = wordsIn(typed, SEARCH.maxCharacters)
  const q = useDebounced(words)
  const isLongEnough = words.length >= SEARCH.minCharacters && q.length >= SEARCH.minCharacters
  const { data } = useQuery({
    queryKey: ['/api/search/suggest', q, language],
    queryFn: ({ signal }) => call('GET /api/search/suggest', { query: { q }, signal }),
    enabled: isLongEnough,
    placeholderData: (previous) => previous,
  })
  return isLongEnough && data ? typingGroups(data) : []
}
