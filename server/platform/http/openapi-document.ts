// Corrects what the generator cannot know: bodies that may be absent, lists in one query parameter, refusals of many calls.

interface Schema {
  readonly anyOf?: readonly Schema[]
  readonly type?: string
  readonly commaList?: readonly string[]
}

interface Operation {
  requestBody?: { required?: boolean; readonly content: Record<string, { schema: Schema }> }
  parameters?: { schema: Schema; style?: string; explode?: boolean }[]
  readonly responses?: Record<string, object>
}

interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: { responses?: Record<string, object> }
}

/** Changes the document in place. */
export function correctDocument<Document extends object>(document: Document): Document {
  const described = document as Described
  const operations = Object.values(described.paths ?? {}).flatMap((methods) => Object.values(methods))
  for (const operation of operations) {
    correctBody(operation)
    for (const parameter of operation.parameters ?? []) correctParameter(parameter)
  }
  described.components = { ...described.components, responses: shareRefusals(operations) }
  return document
}

/**
 * Names each refusal once, `400-2`, and refers to it: written out with each call they are two thirds of the document, which
 * its reader takes a quarter of a minute to draw.
 */
function shareRefusals(operations: readonly Operation[]): Record<string, object> {
  const names = new Map<string, string>()
  const shared: Record<string, object> = {}
  const counts = new Map<string, number>()
  for (const { responses = {} } of operations) {
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) < 400) continue
      const written = JSON.stringify(response)
      const count = counts.get(status) ?? 0
      const name = names.get(written) ?? `${status}-${count + 1}`
      if (!names.has(written)) {
        names.set(written, name)
        counts.set(status, count + 1)
        shared[name] = response
      }
      responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  return shared
}

/** What may be null may be absent as well: no body at all is read as null. */
function correctBody({ requestBody }: Operation): void {
  for (const media of Object.values(requestBody?.content ?? {})) {
    const { anyOf } = media.schema
    const [only, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? []
    if (!requestBody || !only || others.length > 0 || anyOf?.length !== 2) continue
    requestBody.required = false
    media.schema = only
  }
}

function correctParameter(parameter: NonNullable<Operation['parameters']>[number]): void {
  const values = parameter.schema.commaList
  if (!values) return
  Object.assign(parameter, {
    schema: { type: 'array', items: { type: 'string', enum: values }, maxItems: values.length },
    style: 'form',
    explode: false,
  })
}
