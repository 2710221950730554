export interface Decision {
  number: string;
  file: string;
  title: string;
  area: string;
  status: string;
  supersededBy: readonly string[];
}

/** Reads the head of a decision: `# NNN Title`, `Area: …`, and `Superseded by: NNN` or `Superseded in part by: NNN`. */
export function parseDecision(file: string, text: string): Decision {
  const [head = ''] = text.split('\n**');
  const [, number, title] = /^# (\d{3}) (.+)$/m.exec(head) ?? [];
  const [, area] = /^Area: ([a-z-]+)$/m.exec(head) ?? [];
  if (number === undefined || title === undefined || !file.startsWith(`${number}-`)) {
    throw new Error(`${file}: the first line is not "# NNN Title" with the number of the file's name`);
  }
  if (area === undefined) throw new Error(`${file}: no line "Area: …" below the title`);
  const [, part, later = ''] = /^Superseded (in part )?by: ([\d, ]+)/m.exec(head) ?? [];
  const supersededBy = later.match(/\d{3}/g) ?? [];
  const superseded = part === undefined ? 'superseded' : 'superseded in part';
  return {
    number,
    file,
    title,
    area,
    status: supersededBy.length === 0 ? 'accepted' : superseded,
    supersededBy,
  };
}

const introduction = `# Decisions

This table is generated from the heads of the decisions by \`npm run gen\` and is not edited. One file per decision, \`NNN-title.md\`:
area, context, decision, consequences. A later decision supersedes an earlier one; no decision is deleted. Numbers may have gaps.

| number | title | area | status | superseded by |
| --- | --- | --- | --- | --- |
`;

/** Renders docs/decisions/README.md. A successor that does not exist and a number that is used twice are errors. */
export function renderDecisionTable(decisions: readonly Decision[]): string {
  const files = new Map(decisions.map(({ number, file }) => [number, file]));
  if (files.size < decisions.length) throw new Error('two decisions have the same number');
  const link = (number: string): string => {
    const file = files.get(number);
    if (file === undefined) throw new Error(`no decision ${number}, which supersedes another`);
    return `[${number}](${file})`;
  };
  const rows = decisions
    .toSorted((a, b) => a.number.localeCompare(b.number))
    .map(({ number, title, area, status, supersededBy }) =>
      [
        link(number),
        title.replaceAll('|', String.raw`\|`),
        area,
        status,
        supersededBy.map(link).join(', '),
      ].join(' | '),
    );
  return `${introduction}${rows.map((row) => `| ${row} |\n`).join('')}`;
}
