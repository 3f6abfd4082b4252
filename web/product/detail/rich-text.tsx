import { partsOf, type Span } from '#contract/rich-text.ts'

interface RichTextProps {
  readonly text: string
  readonly lang?: string | undefined
}

/** A description: paragraphs with bold words, and lists. */
export function RichText({ text, lang }: RichTextProps) {
  return (
    <div lang={lang} className="flex flex-col gap-3 [overflow-wrap:anywhere]">
      {partsOf(text).map((part, at) =>
        part.kind === 'text' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          <p key={at} className="whitespace-pre-line">
            <Spans spans={part.spans} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          <ul key={at} className="list-disc pl-5">
            {part.items.map((spans, item) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal
              <li key={item}>
                <Spans spans={spans} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

const Spans = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map(({ text, isBold }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a line have no other identity
    isBold ? <strong key={at}>{text}</strong> : text,
  )
