import { translate } from '../../translate.ts';

/** The first frame of a project, before its own texts. */
export const launchpadProjectLead = translate('launchpadProjectLead', {
  lead: 'The terms come from the contract of each sale. Anybody can verify them.',
});
