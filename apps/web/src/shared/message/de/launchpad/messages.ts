export { launchpadMenu } from './menu.ts';
export { launchpad } from './launchpad.ts';
export { launchpadProject } from './launchpad-project.ts';
export { launchpadMonthly } from './monthly.ts';
export { launchpadVerify } from './verify.ts';
export { launchpadWrite } from './write.ts';
export { launchpadTakeBack } from './take-back.ts';
export { launchpadProjectLead } from './project-lead.ts';
