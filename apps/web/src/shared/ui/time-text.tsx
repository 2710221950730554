const dateAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long' });

/** A time of the chain, in the reader's own time zone; the whole of it shows on hover. */
export function TimeText({ seconds }: { seconds: number }) {
  const date = new Date(seconds * 1000);
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)} className="figures whitespace-nowrap">
      {dateAndTime.format(date)}
    </time>
  );
}
